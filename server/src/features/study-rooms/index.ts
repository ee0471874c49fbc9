/** Study rooms, and what learners do in them together. */
export { listCompany } from './groups/company.ts';
export {
  deleteGroupRooms,
  insertGroupRoom,
  listGroupRooms,
  listOwnGroupRooms,
  moveToGroupRoom,
} from './groups/queries.ts';
export { deleteMessagesBefore } from './live/chat/message-queries.ts';
export { deleteUnusedSince } from './queries.ts';
export { reportMails } from './reports/mails.ts';
export {
  deleteConcernsBefore,
  deleteFilterCountsBefore,
  deleteMutesEndedBefore,
  deleteReportsBefore,
} from './reports/queries.ts';
export { listFindings, listReports, settle } from './reports/settling.ts';
export { studyRoomRoutes } from './routes.ts';
export { openRooms, type LiveRooms } from './socket.ts';
export { studyRoomsTables } from './learner-tables.ts';
