export { forgetCalls, forgetSpending, forgetTexts } from "./forget-calls.ts";
export { isWriting, latestAnswers, modelsTriedFor, namesByNumber, readCallRows } from "./read-calls.ts";
export { sentMessages } from "./sent-messages.ts";
export { countWaitingSpans, forgetAllSpans, forgetOldestSpans, forgetSpans, putOffSpans } from "./waiting-spans.ts";
export {
  type BegunCall,
  beginCall,
  type CallStatus,
  completeCall,
  failCall,
  interruptCalls,
  nameVersionOfCall,
  nameVersionOfTask,
  noteInterrupted,
} from "./write-calls.ts";
