import { lazy, Suspense, useEffect, useState } from 'react';
