import { expect, test } from "vitest";
import { joinPorts, Port } from "./port.ts";

const names = new Port<string>("what it is called");

test("a port goes through all that have joined, in their order", () => {
  const ports = joinPorts(names.with("one", "two"), new Port<number>("another").with(3));
  expect(names.of({ ports })).toEqual(["one", "two"]);
});

test("a port that nobody was joined to is not taken for one without answers", () => {
  expect(() => names.of({ ports: joinPorts() })).toThrow("Nobody was joined to the port “what it is called”.");
  expect(names.of({ ports: joinPorts(names.with()) })).toEqual([]);
});
