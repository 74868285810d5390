// A separate module, because these imports are hoisted.
import.meta.glob("../routes/*.css", { eager: true });
