import { ArrowDown, ArrowUp, Copy, Link, Share2 } from "lucide";
import { LineIcon } from "./icon.tsx";

/** Icons for sorting, copying and sharing, loaded with the parts that use them. */
export const MoveUpIcon = () => <LineIcon lines={ArrowUp} />;
export const MoveDownIcon = () => <LineIcon lines={ArrowDown} />;
export const CopyIcon = () => <LineIcon lines={Copy} />;
export const LinkIcon = () => <LineIcon lines={Link} />;
export const ShareIcon = () => <LineIcon lines={Share2} />;
