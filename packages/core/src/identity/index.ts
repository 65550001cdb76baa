export { actorOfToken, demandPerson, demandWriting } from "./actor-of-token.ts";
export { can, demand, effectiveLevel, forbidden, type Ownership } from "./can.ts";
export { changePassword } from "./change-password.ts";
export { loadIdentity } from "./load-identity.ts";
export { logIn, type SignedIn } from "./log-in.ts";
export { forgetTypedRecipients, markTypedNames } from "./mark-typed-names.ts";
export { type DeniedAttempt, demandNoted, mayKnowName, noteDenied } from "./note-denied.ts";
export { endLinks, hashOfToken, issueLink, type LinkKind, type LinkMail, sendLink, sweepLinks } from "./password-links.ts";
export { hashPassword, preparePasswords, verifyPassword } from "./passwords.ts";
export { listMyTokens, listTokens, makeToken, revokeMyToken, revokeToken } from "./personal-tokens.ts";
export {
  type Preference,
  preferenceKeysSchema,
  preferencesSchema,
  readPreferences,
  removePreferences,
  savePreferences,
} from "./preferences.ts";
export { checkLink, forgotPassword, resetPassword } from "./reset-password.ts";
export { endMyOtherSessions, endMySession, listSessions } from "./session-list.ts";
export { endSessions, loadWhileOpen, logOut, readTokenHeader, startSession, sweepSessions } from "./sessions.ts";
export { setPassword } from "./set-password.ts";
export { sweepSignInFailures } from "./sign-in-failures.ts";
export {
  changeOwnUser,
  changeSignIn,
  changeUserForm,
  changeUsers,
  findByAddress,
  forgetUser,
  hasNoUsers,
  hasPassword,
  insertUsers,
  isActiveUser,
  noteSignedIn,
  openInvitations,
  peopleWithPassword,
  readOwnAccount,
  readUserRows,
  readUsersByEmail,
  removedUsers,
  type UserRow,
} from "./user-rows.ts";
export { writePassword } from "./write-password.ts";
