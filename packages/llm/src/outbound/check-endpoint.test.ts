import { expect, test } from "vitest";
import { refusalOfEndpoint } from "./check-endpoint.ts";

test.each([
  "http://169.254.169.254/v1",
  "http://2852039166/v1",
  "http://0xA9FEA9FE/v1",
  "http://0xa9fea9fe/v1",
  "http://0251.0376.0251.0376/v1",
  "http://169.254.43518/v1",
  "http://[::ffff:169.254.169.254]/v1",
  "http://[::ffff:a9fe:a9fe]/v1",
  "http://[64:ff9b::a9fe:a9fe]/v1",
  "http://[fe80::1]/v1",
  "http://[fd00:ec2::254]/v1",
  "http://metadata.google.internal/v1",
  "http://metadata.google.internal./v1",
  "http://METADATA.google.internal./v1",
  "http://100.100.100.200/v1",
  "http://0.0.0.0:11434/v1",
  "ftp://example.com",
  "https://key@example.com/v1",
  "api.example.com/v1",
  "",
])("%s can never be an endpoint", (address) => expect(refusalOfEndpoint(address)).toEqual(expect.any(String)));

test.each(["https://api.example.com/v1", "http://localhost:11434/v1", "http://10.1.2.3:8000", "https://[2606:4700::1111]/v1"])(
  "%s may be tried",
  (address) => expect(refusalOfEndpoint(address)).toBeNull(),
);
