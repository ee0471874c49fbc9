/** The routes that the web calls, with the types of their endpoints but without their schemas. */
import { routes, type RoutesTo } from '@qubloom/contract';
import type * as contract from '@qubloom/contract';

export const accounts: RoutesTo<typeof contract.accounts> = routes.accounts;
export const recovery: RoutesTo<typeof contract.recovery> = routes.recovery;
export const classes: RoutesTo<typeof contract.classes> = routes.classes;
export const checkpoints: RoutesTo<typeof contract.checkpoints> = routes.checkpoints;
export const consent: RoutesTo<typeof contract.consent> = routes.consent;
export const courses: RoutesTo<typeof contract.courses> = routes.courses;
export const families: RoutesTo<typeof contract.families> = routes.families;
export const flashcards: RoutesTo<typeof contract.flashcards> = routes.flashcards;
export const google: RoutesTo<typeof contract.google> = routes.google;
export const guidedPaths: RoutesTo<typeof contract.guidedPaths> = routes.guidedPaths;
export const inquiries: RoutesTo<typeof contract.inquiries> = routes.inquiries;
export const profile: RoutesTo<typeof contract.profile> = routes.profile;
export const places: RoutesTo<typeof contract.places> = routes.places;
export const progress: RoutesTo<typeof contract.progress> = routes.progress;
export const quizzes: RoutesTo<typeof contract.quizzes> = routes.quizzes;
export const record: RoutesTo<typeof contract.record> = routes.record;
export const resources: RoutesTo<typeof contract.resources> = routes.resources;
export const simulators: RoutesTo<typeof contract.simulators> = routes.simulators;
export const sandbox: RoutesTo<typeof contract.sandbox> = routes.sandbox;
export const search: RoutesTo<typeof contract.search> = routes.search;
export const studyRooms: RoutesTo<typeof contract.studyRooms> = routes.studyRooms;
export const subscriptions: RoutesTo<typeof contract.subscriptions> = routes.subscriptions;
export const tasks: RoutesTo<typeof contract.tasks> = routes.tasks;
export const visualizations: RoutesTo<typeof contract.visualizations> = routes.visualizations;
