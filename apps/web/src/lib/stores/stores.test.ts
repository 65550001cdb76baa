import type { SessionUser } from "@copydesk/contracts";
import { beforeEach, describe, expect, it } from "vitest";
import { useApp } from "./app.ts";
import { useAuth } from "./auth.ts";
import { createToastStore } from "./toast.ts";

const mira: SessionUser = {
  id: "1",
  email: "mira.falk@norrbrook.example",
  first_name: "Mira",
  last_name: "Falk",
  profile_pic: null,
  features: [],
  is_cbn_auth: false,
  roles: ["Marketing manager"],
};

describe("auth", () => {
  beforeEach(() => useAuth.setState(useAuth.getInitialState(), true));

  it("begins signed out, without a user", () => expect(useAuth.getState()).toMatchObject({ user: undefined, isAuthenticated: false }));
  it("authenticated sets the user and marks signed in", () => {
    useAuth.getState().authenticated(mira);
    expect(useAuth.getState()).toMatchObject({ user: mira, isAuthenticated: true });
  });
  it("logout clears the user and marks signed out", () => {
    useAuth.getState().authenticated(mira);
    useAuth.getState().logout();
    expect(useAuth.getState()).toMatchObject({ user: undefined, isAuthenticated: false });
  });
});

describe("app", () => {
  beforeEach(() => useApp.setState(useApp.getInitialState(), true));

  it("begins with nothing known", () =>
    expect(useApp.getState()).toMatchObject({ modules: undefined, msAuth: false, tour: undefined, aiChatEnabled: undefined }));
  it("sets each of its fields alone", () => {
    const modules = [{ module_id: "m1", module_code: "campaigns", module_title: "Campaigns" }];
    const tour = {
      flow: "campaign-create" as const,
      flowId: "f1",
      meta: { hasAttributes: false, isChannel: false, canChangeOutlineRef: true },
    };
    useApp.getState().setModules(modules);
    useApp.getState().setMsAuth(true);
    useApp.getState().setTour(tour);
    useApp.getState().setAiChatEnabled(true);
    expect(useApp.getState()).toMatchObject({ modules, msAuth: true, tour, aiChatEnabled: true });
    useApp.getState().setTour(undefined);
    expect(useApp.getState()).toMatchObject({ modules, msAuth: true, tour: undefined, aiChatEnabled: true });
  });
});

describe("toast", () => {
  function desk() {
    const waiting: { run: () => void; milliseconds: number }[] = [];
    let ids = 0;
    const store = createToastStore({ later: (run, milliseconds) => waiting.push({ run, milliseconds }), nextId: () => `t${++ids}` });
    return { store, waiting, toasts: () => store.getState().toasts };
  }

  it("opens with the default variant", () => {
    const { store, toasts } = desk();
    expect(store.getState().add({ title: "Version 4 saved" })).toBe("t1");
    expect(toasts()).toEqual([{ id: "t1", title: "Version 4 saved", open: true, variant: "default" }]);
  });
  it("shows one at a time: a new one takes the place of the one before", () => {
    const { store, toasts } = desk();
    store.getState().add({ title: "first" });
    store.getState().add({ title: "second", variant: "success" });
    expect(toasts().map((one) => one.title)).toEqual(["second"]);
  });
  it("is dismissed first and removed 1000000 ms later", () => {
    const { store, waiting, toasts } = desk();
    const id = store.getState().add({ title: "a" });
    store.getState().dismiss(id);
    expect(toasts()).toMatchObject([{ id, open: false }]);
    expect(waiting.map((one) => one.milliseconds)).toEqual([1_000_000]);
    waiting[0]?.run();
    expect(toasts()).toEqual([]);
  });
  it("is waited for once, however often it is dismissed", () => {
    const { store, waiting } = desk();
    const id = store.getState().add({});
    store.getState().dismiss(id);
    store.getState().dismiss(id);
    expect(waiting).toHaveLength(1);
  });
  it("dismisses and removes all without an id, and leaves others alone with one", () => {
    const { store, toasts } = desk();
    store.getState().add({});
    store.getState().dismiss("another");
    expect(toasts()).toMatchObject([{ open: true }]);
    store.getState().dismiss();
    expect(toasts()).toMatchObject([{ open: false }]);
    store.getState().remove("another");
    expect(toasts()).toHaveLength(1);
    store.getState().remove();
    expect(toasts()).toEqual([]);
  });
  it("changes the one that is named", () => {
    const { store, toasts } = desk();
    const id = store.getState().add({ title: "Saving" });
    store.getState().update("another", { title: "x" });
    store.getState().update(id, { title: "Saved", variant: "success" });
    expect(toasts()).toMatchObject([{ id, title: "Saved", variant: "success", open: true }]);
  });
});
