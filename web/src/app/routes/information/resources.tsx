export { ResourcesPage } from '../../../features/resources/resources-page.tsx';
