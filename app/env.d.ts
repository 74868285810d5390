interface ImportMetaEnv {
  /** The origin of the finished site, such as `https://www.example.com`. */
  readonly SITE_ORIGIN: string;
  /** The origin to which the browser posts an enquiry; empty for the site's own. */
  readonly EMAIL_SERVICE_ORIGIN: string;
  /** The filters of the catalogue, which are parameters of its address. */
  readonly FILTER_NAMES: string[];
  /** The number of days after which the server deletes an enquiry. */
  readonly ENQUIRY_RETENTION_DAYS: string;
}
