export { AboutPage } from '../../../features/information/about/about-page.tsx';
