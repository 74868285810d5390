import { ArrowDown, ArrowUp, Copy, Link, Share2 } from "lucide";
import { LineIcon } from "./icon.tsx";

/** Icons of what can be sorted, copied and shared. They are loaded with it. */
export const MoveUpIcon = () => <LineIcon lines={ArrowUp} />;
export const MoveDownIcon = () => <LineIcon lines={ArrowDown} />;
export const CopyIcon = () => <LineIcon lines={Copy} />;
export const LinkIcon = () => <LineIcon lines={Link} />;
export const ShareIcon = () => <LineIcon lines={Share2} />;
