/** The five fields in page order. */
export const enquiryFields = ["name", "email", "phone", "location", "message"] as const;

/** The maximum number of characters in each field. */
export const maximumLength = { name: 100, email: 254, phone: 100, location: 200, message: 5000 } as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What a visitor wrote, field by field. */
export type Enquiry = Record<EnquiryField, string>;

/** The message to show under each wrong field. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;
