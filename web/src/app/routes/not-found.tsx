export { NotFoundPage } from '../../features/information/not-found/not-found-page.tsx';
