// The sheets of every kind of page at once. Development and the tests of parts load them; a built page has only its own (page-styles.ts).
// The shell's is first, because it puts the layers in their order.
import "./shell.css";
import "./route-sheets.ts";
