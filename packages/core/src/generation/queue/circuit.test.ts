import { describe, expect, it } from "vitest";
import { createCircuit } from "./circuit.ts";

const make = () => createCircuit({ failures: 3, first_ms: 100, longest_ms: 300 });
const fail = (circuit: ReturnType<typeof make>, times: number, now = 0) => {
  for (let i = 0; i < times; i += 1) {
    circuit.began(now);
    circuit.failed(now);
  }
};

describe("the circuit of a model", () => {
  it("opens after failures in a row, not after failures with a success between them", () => {
    const circuit = make();
    fail(circuit, 2);
    circuit.succeeded();
    fail(circuit, 2);
    expect(circuit.state(0)).toBe("closed");
    fail(circuit, 1);
    expect(circuit.state(0)).toBe("open");
    expect(circuit.openUntil()).toBe(100);
  });

  it("lets one call through to find out", () => {
    const circuit = make();
    fail(circuit, 3);
    expect(circuit.state(99)).toBe("open");
    expect(circuit.state(100)).toBe("half_open");
    expect(circuit.began(100)).toBe(true);
    expect(circuit.state(100)).toBe("probing");
    // One that was on its way at the same moment says nothing about whether the endpoint lives again.
    expect(circuit.began(100)).toBe(false);
    circuit.succeeded();
    expect(circuit.state(100)).toBe("closed");
  });

  it("waits longer after every failed try, up to a bound", () => {
    const circuit = make();
    fail(circuit, 3);
    const waits = [100, 400, 800].map((now) => {
      circuit.began(now);
      circuit.failed(now);
      return (circuit.openUntil() ?? 0) - now;
    });
    expect(waits).toEqual([200, 300, 300]);
    expect(circuit.timesOpened()).toBe(4);
  });

  it("does not open once more for calls that were under way when it opened", () => {
    const circuit = make();
    fail(circuit, 6);
    expect(circuit.timesOpened()).toBe(1);
    expect(circuit.openUntil()).toBe(100);
  });

  it("tries at once when somebody asks for a text", () => {
    const circuit = make();
    fail(circuit, 3);
    circuit.invite(20);
    expect(circuit.state(20)).toBe("half_open");
  });

  it("stays half open when the try says nothing about the endpoint", () => {
    const circuit = make();
    fail(circuit, 3);
    circuit.began(100);
    circuit.abandoned();
    expect(circuit.state(100)).toBe("half_open");
  });
});
