import {
  ArrowLeft,
  ArrowRight,
  Bookmark,
  BookOpen,
  BriefcaseBusiness,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Download,
  Globe,
  Mail,
  Maximize2,
  Menu,
  MessageSquare,
  Pause,
  Phone,
  Play,
  Printer,
  RotateCw,
  Search,
  SlidersHorizontal,
  X,
  type LucideIcon,
} from "lucide-react";

const icons: Record<string, LucideIcon> = {
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  book: BookOpen,
  bookmark: Bookmark,
  chat: MessageSquare,
  "chevron-down": ChevronDown,
  check: CircleCheck,
  close: X,
  download: Download,
  enlarge: Maximize2,
  error: CircleAlert,
  filter: SlidersHorizontal,
  mail: Mail,
  menu: Menu,
  pause: Pause,
  phone: Phone,
  play: Play,
  print: Printer,
  "professional-network": BriefcaseBusiness,
  retry: RotateCw,
  search: Search,
  "social-network": Globe,
};

interface IconProps {
  /** One of the names above. Content may ask for one that is not here: that is logged, and nothing is drawn. */
  name: string;
  sizePx?: number;
}

/** A line icon, always beside words and so hidden from assistive technology. */
export function Icon({ name, sizePx = 20 }: IconProps) {
  const Drawing = icons[name];
  if (!Drawing) {
    console.warn(`Could not find icon ${name}`);
    return null;
  }
  return <LineIcon drawing={Drawing} sizePx={sizePx} />;
}

/** An icon of the same line that only one part of the site uses, and that is loaded with it. */
export function LineIcon({ drawing: Drawing, sizePx = 20 }: { drawing: LucideIcon; sizePx?: number }) {
  return <Drawing className="icon" size={sizePx} strokeWidth={1.5} absoluteStrokeWidth aria-hidden="true" />;
}
