import type { ComponentType } from "react";
import { EnquiriesScreen } from "../enquiries/app/enquiries-screen.tsx";
import { ProjectPhotographsScreen } from "../pictures/app/project-photographs-screen.tsx";
import { AddProductScreen } from "./products/add-product-screen.tsx";
import { LaunchScreen } from "../launch/app/launch-screen.tsx";
import { PublishScreen } from "../publish/app/publish-screen.tsx";
import { FiguresScreen } from "../tables/app/figures-screen.tsx";
import { ProjectsScreen } from "../tables/app/projects-screen.tsx";
import { HistoryScreen } from "./history-screen.tsx";
import { OrderScreen } from "./order/order-screen.tsx";
import type { ScreenProps } from "./screen-props.ts";

interface Screen {
  /** The first part of its address, such as `history` in `#/history`. */
  readonly address: string;
  readonly title: string;
  /** It is linked elsewhere, and not in the header. */
  readonly isOutOfHead?: true;
  /** Its subpages link back to it. */
  readonly leadsBack?: true;
  readonly Content: ComponentType<ScreenProps>;
}

/** The screens in the editor's header, in this order. */
export const screens: readonly Screen[] = [
  { address: "enquiries", title: "Enquiries", leadsBack: true, Content: EnquiriesScreen },
  { address: "add", title: "Add a product", isOutOfHead: true, Content: AddProductScreen },
  { address: "order", title: "Order", isOutOfHead: true, Content: OrderScreen },
  { address: "projects", title: "Projects", isOutOfHead: true, Content: ProjectsScreen },
  { address: "photographs", title: "Photographs of a project", isOutOfHead: true, Content: ProjectPhotographsScreen },
  { address: "figures", title: "Figures in bulk", isOutOfHead: true, Content: FiguresScreen },
  { address: "launch", title: "Launch list", Content: LaunchScreen },
  { address: "publish", title: "Publish", Content: PublishScreen },
  { address: "history", title: "History", Content: HistoryScreen },
];
