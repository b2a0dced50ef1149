import { secondFactorCalls } from '../../../auth/sign-in/second-factor-calls';

export default secondFactorCalls;
