// React chooses its production form when it is first loaded, so this stands before everything that loads it.
process.env.NODE_ENV = "production";
