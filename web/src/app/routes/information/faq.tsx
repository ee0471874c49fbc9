export { FaqPage } from '../../../features/information/faq/faq-page.tsx';
