import L from "next/link";
export const Link = ({ to, ...p }) => <L href={to} {...p} />;
