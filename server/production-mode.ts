// React chooses its production build when it is first loaded, so import this before anything that loads React.
process.env.NODE_ENV = "production";
