import { campaignListInput, campaignScopes, campaignStatuses, defaultPageSize } from "@copydesk/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CampaignAddress, campaignList, scopes, toCampaignQuery, toTemplateQuery } from "./list-address.ts";

const read = (query: string) => campaignList.read(new URLSearchParams(query));
const write = (address: CampaignAddress) => campaignList.write(address).toString();
const usual = read("");

const addresses = fc.record({
  search: fc.string({ maxLength: 200 }),
  filters: fc.record({
    scope: fc.constantFrom(...campaignScopes),
    status: fc.option(fc.constantFrom(...campaignStatuses), { nil: undefined }),
    language: fc.option(fc.constantFrom("en", "pt-BR", "zh-Hans"), { nil: undefined }),
    from: fc.option(fc.constantFrom("2026-01-01", "2027-03-09"), { nil: undefined }),
    to: fc.option(fc.constantFrom("2027-12-31"), { nil: undefined }),
  }),
  ordering: fc.constantFrom("name", "-name", "status", "-from_date", "-updated_at", "updated_at"),
  page: fc.integer({ min: 1, max: 100_000 }),
}) as fc.Arbitrary<CampaignAddress>;

describe("the address of the campaign list", () => {
  it("says everything that is seen, and nothing more", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(campaignList.read(campaignList.write(address))).toEqual(address);
      }),
    );
  });
  it("is empty for the usual view", () => expect(write(usual)).toBe(""));
  it("spells a view in words one can read", () => {
    const filters = { ...usual.filters, scope: "mine" as const, status: "ready" as const, language: "en" };
    expect(write({ ...usual, filters, page: 2 })).toBe("scope=mine&status=ready&language=en&page=2");
  });
  it.each([
    "scope=everything",
    "status=gone",
    "ordering=password",
    "ordering=-created_by",
    "page=0",
    "page=-3",
    "page=1.5",
    "page=x",
    "page=1e9",
    "from=yesterday",
    "to=2026-02-30",
    "language=",
  ])("does not mind %s", (query) => expect(read(query)).toEqual(usual));
  it("cuts a search that no server would take", () => expect(read(`search=${"a".repeat(300)}`).search).toHaveLength(200));
  it("always makes a query that the server understands", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(campaignListInput.safeParse(toCampaignQuery(address)).success).toBe(true);
      }),
    );
  });
});

it("knows what the contracts know", () => {
  expect(scopes).toEqual(campaignScopes);
  expect(campaignList.pageSize).toBe(defaultPageSize);
});

describe("changing the view", () => {
  it("shows everything again and keeps the order", () => {
    const address = read("search=kettle&scope=public&status=ready&language=en&from=2026-01-01&to=2026-02-01&ordering=name&page=3");
    expect(campaignList.cleared(address)).toEqual(read("ordering=name"));
  });
  it.each(["search=a", "scope=mine", "status=draft", "language=de", "from=2026-01-01", "to=2026-01-01"])("knows that %s filters", (query) =>
    expect(campaignList.isFiltered(read(query))).toBe(true),
  );
  it.each(["", "ordering=name", "page=2", "search=%20"])("knows that “%s” does not filter", (query) =>
    expect(campaignList.isFiltered(read(query))).toBe(false),
  );
});

describe("asking for rows", () => {
  it("asks for the window of the page", () => expect(toCampaignQuery(read("page=3"))).toMatchObject({ limit: 25, offset: 50 }));
  it("leaves out what is not set", () => {
    expect(toCampaignQuery(usual)).toEqual({ search: "", ordering: "-updated_at", scope: "all", limit: 25, offset: 0 });
  });
  it("never orders templates by what they do not have", () => {
    expect(toTemplateQuery(read("ordering=status")).ordering).toBe("-updated_at");
    expect(toTemplateQuery(read("ordering=-name")).ordering).toBe("-name");
  });
});
