// A module of its own, because these imports are moved to its top.
import.meta.glob("../routes/*.css", { eager: true });
