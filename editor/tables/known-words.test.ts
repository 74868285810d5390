import { expect, test } from "vitest";
import { keyOf } from "./known-words.ts";

const rooms = {
  auditorium: "Auditorium or theatre",
  cinema: "Cinema",
  conference: "Conference or council room",
  court: "Courtroom",
  hall: "Hall",
  lecture: "Lecture or seminar room",
  office: "Office or control room",
};
const clients = {
  "public-works": "Public works department",
  "public-company": "Public-sector company",
  private: "Private client",
};

test.each([
  ["Theatre", "auditorium"],
  ["Conference room", "conference"],
  ["conference hall", "conference"],
  ["Lecture hall", "lecture"],
  ["Seminar room", "lecture"],
  ["Court room", "court"],
  ["Hall", "hall"],
  ["Lecture or seminar room", "lecture"],
  ["Town council room", "conference"],
  ["Banquet hall", undefined],
  ["Room", undefined],
  ["", undefined],
])("a room called %j is one of kind %j", (cell, key) => {
  expect(keyOf(cell, rooms)).toBe(key);
});

test.each([
  ["PWD", "public-works"],
  ["P.W.D.", "public-works"],
  ["CPWD", "public-works"],
  ["State public works department", "public-works"],
  ["Public sector company", "public-company"],
  ["Company", undefined],
  ["public-works", "public-works"],
  ["Private", undefined],
])("a client called %j is one of kind %j", (cell, key) => {
  expect(keyOf(cell, clients)).toBe(key);
});

test("a word that two kinds have means neither", () => {
  expect(keyOf("Theatre", { stage: "Stage or theatre", auditorium: "Auditorium or theatre" })).toBeUndefined();
});
