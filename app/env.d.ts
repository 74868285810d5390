interface ImportMetaEnv {
  /** Where the finished site stands. */
  readonly SITE_ORIGIN: string;
  /** Where the browser posts an enquiry; empty for the site's own origin. */
  readonly EMAIL_SERVICE_ORIGIN: string;
  /** After so many days the server deletes an enquiry. */
  readonly ENQUIRY_RETENTION_DAYS: string;
}
