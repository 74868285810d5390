import { ArrowDown, ArrowUp, Link, Share2 } from "lucide-react";
import { LineIcon } from "./icon.tsx";

/** The icons of a list that is put in order and shared. They are loaded with it. */
export const MoveUpIcon = () => <LineIcon drawing={ArrowUp} />;
export const MoveDownIcon = () => <LineIcon drawing={ArrowDown} />;
export const LinkIcon = () => <LineIcon drawing={Link} />;
export const ShareIcon = () => <LineIcon drawing={Share2} />;
