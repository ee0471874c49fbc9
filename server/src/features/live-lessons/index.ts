/** Live lessons: a teacher leads a class through a lesson. */
export { deleteEndedLive } from './queries.ts';
export { groupRoomRoutes, liveLessonRoutes, lookRoutes } from './routes.ts';
export { openLiveLessons } from './socket.ts';
