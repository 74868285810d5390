import "../site.css";
import { HeaderC } from "../HeaderC";
import { Footer } from "../c/Footer";
export const metadata = { icons: { icon: "/favicon.svg" } };
export default function L({ children }) {
  return (
    <html lang="en">
      <body>
        <HeaderC />
        <main>{children}</main>
        <Footer />
      </body>
    </html>
  );
}
