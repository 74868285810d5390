// React chooses its production build when it is first loaded, so this is imported before anything that loads it.
process.env.NODE_ENV = "production";
