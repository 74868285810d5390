import { PanelCards } from "../../c/Cards";
import { panels } from "../../content";
export const metadata = { title: "Acoustic Wall Panels", description: "Ten acoustic wall panel families." };
export default function List() {
  return <PanelCards items={panels} />;
}
