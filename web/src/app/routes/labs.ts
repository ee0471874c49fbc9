/** Parts of pages that need the code of the circuit lab, loaded as one file so that its parts are not split further. */
export { WorkLab } from './assignments/work-lab.tsx';
export { FreeLab } from './free-lab.tsx';
export { SimulatorLab } from './simulator-lab.tsx';
export { Beginning } from './teach/beginning.tsx';
