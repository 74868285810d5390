import type { CompanyLink } from "#app/ui/company-links.ts";
import { DataSheet } from "#app/ui/figures/data-sheet.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface AddressPanelProps {
  offices: { label: string; lines: string[] }[];
  /** As printed: `+91 00000 00000`. */
  phones: string[];
  emails: string[];
  links: CompanyLink[];
}

/** The company's addresses and contact details. */
export function AddressPanel({ offices, phones, emails, links }: AddressPanelProps) {
  return (
    <div className="address-panel">
      <section aria-labelledby="offices">
        <h2 id="offices">Offices</h2>
        <DataSheet
          rows={[
            ...offices.map(({ label, lines }) => ({ label, lines })),
            {
              label: "Phone",
              lines: phones.map((phone) => (
                <a key={phone} className="unbroken" href={`tel:${phone.replaceAll(" ", "")}`}>
                  {phone}
                </a>
              )),
            },
            {
              label: "Email",
              lines: emails.map((email) => (
                <a key={email} href={`mailto:${email}`}>
                  {email}
                </a>
              )),
            },
          ]}
        />
      </section>
      <section aria-labelledby="other-ways">
        <h2 id="other-ways">Other ways to contact us</h2>
        <ul className="address-panel__links">
          {links.map(({ label, icon, href, download }) => (
            <li key={label}>
              <a href={href} download={download ? "" : undefined}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
