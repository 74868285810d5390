import react from "@astrojs/react";
import { defineConfig } from "astro/config";

export default defineConfig({
  integrations: [react()],
  prefetch: { defaultStrategy: "hover" },
  devToolbar: { enabled: false },
});
