export { ContactPage } from '../../../features/information/contact/contact-page.tsx';
