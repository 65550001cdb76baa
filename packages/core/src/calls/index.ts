export {
  isWriting,
  latestAnswers,
  modelsTriedFor,
  namesByNumber,
  readCallRows,
  readRequests,
  readSpending,
  rememberSent,
  type Spent,
  sentMessages,
} from "./read-calls.ts";
export { countWaitingSpans, forgetAllSpans, forgetOldestSpans, forgetSpans, putOffSpans } from "./waiting-spans.ts";
export {
  type BegunCall,
  beginCall,
  type CallStatus,
  completeCall,
  failCall,
  forgetCalls,
  forgetSpending,
  forgetTexts,
  interruptCalls,
  nameVersionOfCall,
  nameVersionOfTask,
  noteInterrupted,
} from "./write-calls.ts";
