export { PrivacyPage } from '../../../features/information/policies/privacy-page.tsx';
