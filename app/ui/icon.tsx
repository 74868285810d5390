import {
  ArrowLeft,
  ArrowRight,
  Bookmark,
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
  type IconNode,
} from "lucide";

const icons: Record<string, IconNode> = {
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
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
  /** One of the names above. Content may name an icon that does not exist: that is logged, and nothing is drawn. */
  name: string;
  sizePx?: number;
}

/** A line icon, always beside words and therefore hidden from assistive technology. */
export function Icon({ name, sizePx }: IconProps) {
  const lines = icons[name];
  if (!lines) {
    console.warn(`Could not find icon ${name}`);
    return null;
  }
  return <LineIcon lines={lines} className={`icon icon--${name}`} {...(sizePx && { sizePx })} />;
}

/** The side of the square on which Lucide draws. */
const drawnSize = 24;
const lineWidthPx = 1.5;

interface LineIconProps {
  lines: IconNode;
  sizePx?: number;
  className?: string;
}

/** An icon in the same style that only one part of the site uses and loads. */
export function LineIcon({ lines, sizePx = 20, className = "icon" }: LineIconProps) {
  return (
    <svg
      className={className}
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${drawnSize} ${drawnSize}`}
      strokeWidth={Number(((lineWidthPx * drawnSize) / sizePx).toFixed(2))}
      aria-hidden="true"
    >
      <path d={lines.map(pathOf).join("")} />
    </svg>
  );
}

/** A Lucide shape as part of a path, so that an icon is always one path. */
function pathOf([shape, attributes]: IconNode[number]): string {
  const at = (name: string) => Number(attributes[name] ?? 0);
  switch (shape) {
    case "path":
      // A path that begins with a relative move starts from the corner, not from the end of the shape before.
      return `M0 0${attributes["d"]}`;
    case "line":
      return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
    case "circle": {
      const radius = at("r");
      const half = `a${radius} ${radius} 0 0 1`;
      return `M${at("cx") - radius} ${at("cy")}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
    }
    case "rect": {
      const radius = at("rx");
      const [across, down] = [at("width") - 2 * radius, at("height") - 2 * radius];
      const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
      return `M${at("x") + radius} ${at("y")}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`;
    }
    default:
      throw new Error(`This icon shape is not supported: ${shape}`);
  }
}
