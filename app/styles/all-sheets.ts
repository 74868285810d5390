// The style sheets of all kinds of page. Development and component tests load them; a built page loads only
// its own (page-styles.ts). The shell's sheet is first, because it declares the order of the layers.
import "./shell.css";
import "./route-sheets.ts";
