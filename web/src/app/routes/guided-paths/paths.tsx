export { GuidedPathsPage as GuidedPathsRoute } from '../../../features/guided-paths/paths-page.tsx';
