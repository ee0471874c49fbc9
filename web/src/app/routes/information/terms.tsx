export { TermsPage } from '../../../features/information/policies/terms-page.tsx';
