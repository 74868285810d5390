"use client";
import { usePathname } from "next/navigation";
import { Header } from "./c/Header";
export function HeaderC() {
  const p = usePathname();
  return <Header path={p} key={p} />;
}
