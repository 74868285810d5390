import { expect, test } from "vitest";
import { createAddressDigest, type AddressDigest } from "./address-digest.ts";

const senderIn = (digest: AddressDigest) => (address: string) => digest(address).sender;

test("the digest of an address changes each day and with the key", () => {
  let now = new Date("2026-03-01T00:00:00Z");
  const digest = senderIn(createAddressDigest(() => now));
  const first = digest("203.0.113.7");
  now = new Date("2026-03-01T23:59:59Z");
  expect(digest("203.0.113.7")).toBe(first);
  now = new Date("2026-03-02T00:00:00Z");
  expect(digest("203.0.113.7")).not.toBe(first);
  now = new Date("2026-03-01T12:00:00Z");
  expect(digest("203.0.113.7")).not.toBe(first);
  expect(senderIn(createAddressDigest(() => now))("203.0.113.7")).not.toBe(digest("203.0.113.7"));
});

test("a digest does not contain the address", () => {
  expect(createAddressDigest()("203.0.113.7").sender).toMatch(/^[\w-]{22}$/);
});

test("addresses in the same IPv6 /64 are one sender, and those in different /64s are different senders", () => {
  const digest = senderIn(createAddressDigest());
  const one = digest("2001:db8:0:7::1");
  expect(digest("2001:0db8:0000:0007:ffff:ffff:ffff:ffff")).toBe(one);
  expect(digest("2001:db8::7:0:0:0:2")).toBe(one);
  expect(digest("2001:db8:0:8::1")).not.toBe(one);
  expect(digest("2001:db8:7::1")).not.toBe(one);
  expect(digest("::1")).not.toBe(one);
});

test("IPv6 addresses in the same range share its digest, and an IPv4 address has no ranges", () => {
  const digest = createAddressDigest();
  const { ranges } = digest("2001:db8:7:1::1");
  expect(digest("2001:db8:7:2::1").ranges).toEqual(ranges);
  const elsewhere = digest("2001:db8:8:1::1").ranges;
  expect(elsewhere[48]).not.toBe(ranges[48]);
  expect(elsewhere[32]).toBe(ranges[32]);
  expect(digest("2001:db9:7:1::1").ranges[32]).not.toBe(ranges[32]);
  expect(digest("203.0.113.7").ranges).toEqual({});
});
