import { queueOf } from "./row-queue.ts";
import { taskQueueContract } from "./task-queue-contract.ts";

taskQueueContract("rows", queueOf);
