import { ArrowDown, ArrowUp, Link, Share2 } from "lucide";
import { LineIcon } from "./icon.tsx";

/** The icons of a list that can be sorted and shared. They are loaded with it. */
export const MoveUpIcon = () => <LineIcon lines={ArrowUp} />;
export const MoveDownIcon = () => <LineIcon lines={ArrowDown} />;
export const LinkIcon = () => <LineIcon lines={Link} />;
export const ShareIcon = () => <LineIcon lines={Share2} />;
