import "../../fonts.css";
import "../../peers.css";
import Link from "next/link";
import { Footer } from "../../parts/frame.tsx";
import content from "../../content.json";
import { ShownHeader } from "../client.jsx";

export default function Layout({ children }) {
  return (
    <html lang="en-IN">
      <body>
        <ShownHeader shell={content.shell} />
        <main>{children}</main>
        <Footer shell={content.shell} link={Link} />
      </body>
    </html>
  );
}
