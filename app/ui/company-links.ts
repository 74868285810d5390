import type { Company } from "#content/schema/company.ts";

/** A link to contact the company or to find out more about it. */
export interface CompanyLink {
  label: string;
  /** Name of the icon beside it. */
  icon: string;
  href: string;
  /** A file to download. */
  download: boolean;
}

/** Chat, mail, the two networks and the e-catalogue, as far as the company has them. Loaders only. */
export function companyLinks({ chat, emails, social, catalogueFile }: Company): CompanyLink[] {
  const link = (icon: string, label: string, href: string): CompanyLink => ({ label, icon, href, download: false });
  const { network, professionalNetwork } = social;
  return [
    ...(chat ? [link("chat", chat.label, chatAddress(chat))] : []),
    link("mail", "Email", `mailto:${emails[0]?.value ?? ""}`),
    ...(network ? [link("social-network", network.label, network.address.value)] : []),
    ...(professionalNetwork
      ? [link("professional-network", professionalNetwork.label, professionalNetwork.address.value)]
      : []),
    { ...link("download", catalogueFile.label, `/${catalogueFile.fileName}`), download: true },
  ];
}

/** Address of a chat with the company's number, with the message already filled in if given. */
export function chatAddress({ service, phone }: NonNullable<Company["chat"]>, words?: string): string {
  const address = `${service.value}${phone.value.replaceAll(/\D/g, "")}`;
  return words ? `${address}?text=${encodeURIComponent(words)}` : address;
}

/** The company's offices, telephone numbers and email addresses. */
export function contactDetails({ offices: { corporate, registered }, phones, emails }: Company) {
  const offices = [corporate, registered].filter((office) => office !== undefined);
  return {
    offices: offices.map(({ label, lines }) => ({ label, lines })),
    phones: phones.map(({ value }) => value),
    emails: emails.map(({ value }) => value),
  };
}

/** The company at the top of a printed page. */
export interface PrintedCompany {
  readonly name: string;
  readonly contact: string;
}

export function printedCompany({ name, phones, emails }: Company): PrintedCompany {
  return { name: name.value, contact: [...phones, ...emails].map(({ value }) => value).join(" · ") };
}
