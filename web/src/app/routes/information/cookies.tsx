export { CookiesPage } from '../../../features/information/policies/cookies-page.tsx';
