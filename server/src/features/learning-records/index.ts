/** Learning in classes, as xAPI statements for the learning record store of a school. */
export { learningRecordsTables } from './learner-tables.ts';
export { forgetRecords, recordStatement, recordTasks, retryRecords } from './service.ts';
