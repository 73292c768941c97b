/** Queues of jobs in PostgreSQL, for servers and for series of games on many machines. */
export { fillQueue, type QueueJob } from './fill.ts'
export { openPool, type Queue, type QueueRunner, type QueueWork, queueRunner } from './runner.ts'
