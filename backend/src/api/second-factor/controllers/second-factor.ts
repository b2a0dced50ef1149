import { secondFactorCalls } from '../../../second-factor/second-factor-calls';

export default secondFactorCalls;
