import { answerQuestions } from "@copydesk/db/answer-questions";
import { detect } from "./detect.ts";

answerQuestions(detect);
